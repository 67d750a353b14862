const { defineConfig } = require("@medusajs/framework/utils");

const secret = "a secret for a measurement";

/** The configuration of Medusa's starter, without the admin pages. */
module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: { storeCors: "*", adminCors: "*", authCors: "*", jwtSecret: secret, cookieSecret: secret },
  },
  admin: { disable: true },
});
