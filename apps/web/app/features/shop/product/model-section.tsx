import { useState } from "react";
import { findModel } from "~/lib/shop/models";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { useLoaded } from "~/ui/use-loaded";

const loadViewer = () => import("./model-viewer");

type ModelSectionProps = { name: string; imageUrl: string };

/** Offers the 3-D model of the chosen variant, and loads it only when asked for. */
export function ModelSection({ name, imageUrl }: ModelSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const viewer = useLoaded(loadViewer, isOpen);
  const model = findModel(imageUrl);
  if (!model) return null;
  return (
    <div className="mt-8">
      <Button variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? "Close 3D model" : "View in 3D"}
      </Button>
      {isOpen ? (
        <div className="mt-4 aspect-square bg-sand sm:aspect-[4/3]">
          {viewer ? (
            <viewer.ModelViewer key={model.url} model={model} name={name} />
          ) : (
            <Spinner label="Loading 3D model" />
          )}
        </div>
      ) : null}
    </div>
  );
}
