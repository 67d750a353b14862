import { useState } from "react";

/** Expanded rows of a list, by index, because saving recreates the rows with new ids. */
export function useOpenRows() {
  const [indexes, setIndexes] = useState<ReadonlySet<number>>(new Set());
  const remap = (next: (index: number) => number) =>
    setIndexes((current) => new Set([...current].map(next).filter((index) => index >= 0)));
  return {
    isOpen: (index: number) => indexes.has(index),
    toggle: (index: number, isOpen: boolean) =>
      setIndexes(
        (current) => new Set(isOpen ? [...current, index] : [...current].filter((one) => one !== index)),
      ),
    swap: (a: number, b: number) => remap((index) => (index === a ? b : index === b ? a : index)),
    remove: (removed: number) =>
      remap((index) => (index === removed ? -1 : index > removed ? index - 1 : index)),
  };
}
