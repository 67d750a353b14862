import "@google/model-viewer/lib/model-viewer.js";
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import { useState } from "react";
import type { Model } from "~/lib/shop/models";

type ModelViewerProps = { model: Model; name: string };

type ModelViewerElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  src: string;
  alt: string;
  "variant-name"?: string;
  "camera-controls"?: boolean;
  "touch-action"?: string;
  "shadow-intensity"?: string;
  "tone-mapping"?: string;
  ar?: boolean;
  "ar-modes"?: string;
  "ar-scale"?: string;
  /** React listens to other events of custom elements under their own names. */
  onerror?: () => void;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "model-viewer": ModelViewerElementProps;
    }
  }
}

/** The model in one variant: turned by dragging or arrow keys, and placed in the room on phones that can. */
export function ModelViewer({ model, name }: ModelViewerProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed)
    return (
      <p role="alert" className="p-6">
        The 3D model couldn't be loaded. Check your connection, then close and open it again.
      </p>
    );
  return (
    <model-viewer
      src={model.url}
      alt={`3D model of ${name}`}
      {...(model.variant ? { "variant-name": model.variant } : {})}
      camera-controls
      touch-action="pan-y"
      shadow-intensity="1"
      tone-mapping="neutral"
      ar
      ar-modes="webxr scene-viewer quick-look"
      ar-scale="fixed"
      onerror={() => setHasFailed(true)}
      className="block size-full"
    >
      <button
        slot="ar-button"
        type="button"
        className="absolute right-4 bottom-4 min-h-11 rounded-full bg-ink px-5 text-paper"
      >
        See it in your room
      </button>
    </model-viewer>
  );
}
