export { isUploaded } from "./images.repo";
export { moveToBucket } from "./move-to-bucket";
export { removeUnusedImages } from "./remove-unused-images";
