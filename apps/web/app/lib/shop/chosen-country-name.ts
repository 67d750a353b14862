import { findCountry } from "@larkwood/contract";
import { useDeliveryCountry } from "./delivery-country";

/** The name of the country that was chosen on this device, to prefill an address; empty without one. */
export const chosenCountryName = () => findCountry(useDeliveryCountry.getState().code ?? "")?.name ?? "";
