// Loaded only where a carousel comes alive, as one chunk.
export { Swiper } from "swiper";
export { Autoplay, Parallax } from "swiper/modules";
