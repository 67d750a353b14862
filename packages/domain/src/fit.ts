import type { Size } from "./lengths";

/** Free space in each direction; negative if the piece is too large. */
export type Spare = Size;

export interface SpaceFit {
  fits: boolean;
  /** Whether it only fits after a rotation by 90°. */
  turned: boolean;
  spare: Spare;
}

const smallest = ({ width, depth, height }: Spare) => Math.min(width, depth, height);

/** Whether a piece fits upright into a space, as it is or rotated by 90°. */
export function fitInSpace(piece: Size, space: Size): SpaceFit {
  const spareOf = ({ width, depth, height }: Size): Spare => ({
    width: space.width - width,
    depth: space.depth - depth,
    height: space.height - height,
  });
  const straight = spareOf(piece);
  const rotated = spareOf({ ...piece, width: piece.depth, depth: piece.width });
  const turned = smallest(straight) < 0 && smallest(rotated) >= 0;
  const spare = turned ? rotated : straight;
  return { fits: smallest(spare) >= 0, turned, spare };
}

/** An opening that a parcel is carried through. */
export interface Opening {
  width: number;
  height: number;
}

export interface PassageFit {
  /** Number of parcels. */
  of: number;
  /** Indexes of the parcels that do not fit. */
  stuck: number[];
  /** Smallest gap in centimetres among the parcels that fit; null if none does. */
  spare: number | null;
}

const ascending = (...lengths: number[]) => lengths.sort((a, b) => a - b);

/** Smallest gap in the best rotation; both lists are sorted. */
function smallestGap(sides: number[], space: number[]): number {
  return Math.min(...space.map((length, index) => length - (sides[index] ?? 0)));
}

function countPassing(parcels: readonly Size[], spareOf: (parcel: Size) => number): PassageFit {
  const spares = parcels.map(spareOf);
  const passing = spares.filter((spare) => spare >= 0);
  return {
    of: parcels.length,
    stuck: spares.flatMap((spare, index) => (spare < 0 ? [index] : [])),
    spare: passing.length > 0 ? Math.min(...passing) : null,
  };
}

/** Which parcels fit through a door lengthwise: flat, on their side or on end. */
export function fitThroughDoor(parcels: readonly Size[], { width, height }: Opening): PassageFit {
  const opening = ascending(width, height);
  return countPassing(parcels, (parcel) =>
    smallestGap(ascending(parcel.width, parcel.depth, parcel.height), opening),
  );
}

/** Which parcels fit into a lift one at a time: lying or on end, but not tilted. */
export function fitInLift(parcels: readonly Size[], cabin: Size): PassageFit {
  const space = ascending(cabin.width, cabin.depth, cabin.height);
  return countPassing(parcels, (parcel) =>
    smallestGap(ascending(parcel.width, parcel.depth, parcel.height), space),
  );
}
