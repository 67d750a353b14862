export { isUploaded } from "./images.repo";
export { imageRoutes } from "./images.routes";
export { moveToBucket } from "./move-to-bucket";
export { removeUnusedImages } from "./remove-unused-images";
