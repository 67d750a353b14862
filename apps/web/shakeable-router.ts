import type { Plugin } from "vite";

/**
 * Lets the bundler leave out what the shop does not use of React Router, its forms for example: without these marks it has to
 * believe that making a component or naming it for the developer tools does something by itself, and keeps all of them.
 */
export const shakeableRouter = (): Plugin => ({
  name: "shakeable-router",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) => ({ code: markUnused(code), map: null }),
  },
});

const markUnused = (code: string) =>
  code
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, "= /* @__PURE__ */ $1")
    .replace(/^\w+\.displayName = "\w+";$/gm, "");
