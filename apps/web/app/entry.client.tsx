import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { refuseReloadsWithoutNetwork } from "./lib/network/refuse-reloads";
import { stayWhileOffline } from "./lib/network/stay-while-offline";

refuseReloadsWithoutNetwork();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[stayWhileOffline]} />
    </StrictMode>,
  );
});
