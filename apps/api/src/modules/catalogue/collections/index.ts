export { listCollections } from "./collections.repo";
