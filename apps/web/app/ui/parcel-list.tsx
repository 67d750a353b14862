import type { Parcel } from "@larkwood/contract";

/** Parcels of an order with tracking links. */
export function ParcelList({ parcels }: { parcels: readonly Parcel[] }) {
  return (
    <ul className="grid gap-2">
      {parcels.map(({ carrierName, number, url }) => (
        <li key={`${carrierName} ${number}`} className="break-words">
          {carrierName}{" "}
          {url ? (
            <a href={url} target="_blank" rel="noreferrer" className="link tabular-nums">
              {number}
              <span className="sr-only"> (opens in a new window)</span>
            </a>
          ) : (
            <span className="tabular-nums">{number}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
