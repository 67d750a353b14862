const { defineConfig } = require("@medusajs/framework/utils");

const secret = "a secret for a measurement";

/** A shop as Medusa's starter sets one up, without the admin pages, which nobody asks for here. */
module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: { storeCors: "*", adminCors: "*", authCors: "*", jwtSecret: secret, cookieSecret: secret },
  },
  admin: { disable: true },
});
