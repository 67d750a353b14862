import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { deferReloadsWhileOffline } from "./lib/network/defer-reloads";
import { stayWhileOffline } from "./lib/network/stay-while-offline";

deferReloadsWhileOffline();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[stayWhileOffline]} />
    </StrictMode>,
  );
});
