export { isUploaded } from "./images.repo";
export { moveToBucket } from "./move-to-bucket";
export { readImage } from "./read-image";
export { removeUnusedImages } from "./remove-unused-images";
export { storePicture } from "./store-picture";
