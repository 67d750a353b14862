import { isOfSize, parseSilhouette, type Silhouettes, type Size, silhouetteName } from "@larkwood/domain";
import { useEffect, useState } from "react";

async function loadSilhouettes(name: string, signal: AbortSignal): Promise<Silhouettes | null> {
  const [front, side] = await Promise.all(
    ["front", "side"].map(async (view) => {
      const reply = await fetch(`/images/silhouettes/${name}.${view}.svg`, { signal });
      return reply.ok ? parseSilhouette(await reply.text()) : null;
    }),
  );
  return front && side ? { front, side } : null;
}

/** The outlines of a product, loaded when the component is shown; null without ones that have its size. */
export function useSilhouettes(imageUrl: string, size: Size): Silhouettes | null {
  const name = silhouetteName(imageUrl);
  const [loaded, setLoaded] = useState<{ name: string; silhouettes: Silhouettes } | null>(null);
  useEffect(() => {
    if (!name) return;
    const controller = new AbortController();
    loadSilhouettes(name, controller.signal).then(
      (silhouettes) => silhouettes && setLoaded({ name, silhouettes }),
      // Offline or left: boxes are drawn instead.
      () => undefined,
    );
    return () => controller.abort();
  }, [name]);
  const silhouettes = loaded?.name === name ? loaded?.silhouettes : null;
  return silhouettes && isOfSize(silhouettes, size) ? silhouettes : null;
}
