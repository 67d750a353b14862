/** Address of the smaller picture: the `_1280` suffix swapped for `_640`. */
export function imageVariant(imageUrl: string, width: 640 | 1280 | 1920): string {
  return imageUrl.replace(/_1280(?=\.[a-z]+(?:$|\?))/, `_${width}`);
}
