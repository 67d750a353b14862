import { type ComponentType, createContext } from "react";

/** Takes a picture from its owner and hands back its address. */
export type Upload = ComponentType<{ onUploaded: (imageUrl: string) => void }>;

/** How pictures are sent: the page brings it along, because it belongs to the products. */
export const UploadContext = createContext<Upload | null>(null);
