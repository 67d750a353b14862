/** URL of an image in another width: replaces the `_1280` suffix. */
export function imageVariant(imageUrl: string, width: 640 | 1280 | 1920): string {
  return imageUrl.replace(/_1280(?=\.[a-z]+(?:$|\?))/, `_${width}`);
}
