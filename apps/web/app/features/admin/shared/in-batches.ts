/** Does something with many rows, a bounded number at a time and one after the other. */
export async function inBatches<T, R>(
  items: readonly T[],
  size: number,
  work: (batch: T[]) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += size) {
    results.push(await work(items.slice(start, start + size)));
  }
  return results;
}
