// Loaded lazily as one chunk when a carousel is hydrated.
export { Swiper } from "swiper";
export { Autoplay, Parallax } from "swiper/modules";
