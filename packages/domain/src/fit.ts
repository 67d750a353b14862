import type { Size } from "./lengths";

/** What stays free in each direction; less than nothing where something is in the way. */
export type Spare = Size;

export interface StandingReply {
  fits: boolean;
  /** A quarter turn on the floor is what makes it fit. */
  turned: boolean;
  spare: Spare;
}

const leastOf = ({ width, depth, height }: Spare) => Math.min(width, depth, height);

/** Whether a piece can stand in a room's corner or niche: upright, as it is or turned by a quarter. */
export function standsIn(piece: Size, room: Size): StandingReply {
  const spareOf = ({ width, depth, height }: Size): Spare => ({
    width: room.width - width,
    depth: room.depth - depth,
    height: room.height - height,
  });
  const straight = spareOf(piece);
  const across = spareOf({ ...piece, width: piece.depth, depth: piece.width });
  const turned = leastOf(straight) < 0 && leastOf(across) >= 0;
  const spare = turned ? across : straight;
  return { fits: leastOf(spare) >= 0, turned, spare };
}

/** An opening that a parcel is carried through. */
export interface Opening {
  width: number;
  height: number;
}

export interface PassingReply {
  of: number;
  /** Which parcels do not pass, counted from 0. */
  stuck: number[];
  /** Centimetres that are left where it is tightest, of those that pass; null when none does. */
  spare: number | null;
}

const ascending = (...lengths: number[]) => lengths.sort((a, b) => a - b);

/** How much room is left when something is turned in whichever way suits best. Sorted sides meet sorted sides. */
function roomLeft(sides: number[], place: number[]): number {
  return Math.min(...place.map((length, index) => length - (sides[index] ?? 0)));
}

function countPassing(parcels: readonly Size[], spareOf: (parcel: Size) => number): PassingReply {
  const spares = parcels.map(spareOf);
  const passing = spares.filter((spare) => spare >= 0);
  return {
    of: parcels.length,
    stuck: spares.flatMap((spare, index) => (spare < 0 ? [index] : [])),
    spare: passing.length > 0 ? Math.min(...passing) : null,
  };
}

/** Which parcels can be carried through a door: flat, on their side or on end, with their longest side ahead. */
export function passDoor(parcels: readonly Size[], { width, height }: Opening): PassingReply {
  const opening = ascending(width, height);
  return countPassing(parcels, (parcel) =>
    roomLeft(ascending(parcel.width, parcel.depth, parcel.height), opening),
  );
}

/** Which parcels a lift can take, one at a time, lying or on end but not leaning. */
export function passLift(parcels: readonly Size[], cabin: Size): PassingReply {
  const room = ascending(cabin.width, cabin.depth, cabin.height);
  return countPassing(parcels, (parcel) =>
    roomLeft(ascending(parcel.width, parcel.depth, parcel.height), room),
  );
}
