import type { Plugin } from "vite";

/** Lets the bundler drop unused parts of React Router by marking component creation as free of side effects. */
export const shakeableRouter = (): Plugin => ({
  name: "shakeable-router",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) => ({ code: markPure(code), map: null }),
  },
});

const markPure = (code: string) =>
  code
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, "= /* @__PURE__ */ $1")
    .replace(/^\w+\.displayName = "\w+";$/gm, "");
