import { type ComponentType, createContext } from "react";

/** Uploads an image and returns its URL. */
export type Upload = ComponentType<{ onUploaded: (imageUrl: string) => void }>;

/** The upload component. The page provides it, because it belongs to the products feature. */
export const UploadContext = createContext<Upload | null>(null);
