import { screenTexts } from "../texts";
import type { HomePage } from "./home-page";

const roomImage = (name: string) => `/images/rooms/${name}_1280.webp`;

/** The default home page from the specification: seven slides, six tiles and a story. */
export const DEFAULT_HOME: HomePage = {
  slides: [
    {
      imageUrl: roomImage("hero-living"),
      alt: "A pale sofa on a wool rug between a plant and a floor lamp, in low morning sun",
      title: "Room for long evenings",
      text: "A deep sofa, a low table and one good lamp. Most of what a living room needs is space to do nothing in.",
    },
    {
      imageUrl: roomImage("hero-bedroom"),
      alt: "An upholstered bed with linen bedding between two lit lamps, in front of a sage wall",
      title: "Quiet from the first light",
      text: "Washed linen, oiled oak and a lamp within reach. Colours that let the morning do the work.",
    },
    {
      imageUrl: roomImage("hero-dining"),
      alt: "A long oak table laid for four under two green pendant lamps",
      title: "Eight on Sunday, two on Tuesday",
      text: "Tables that take the homework, the birthday and the last glass, and look better for it.",
    },
    {
      imageUrl: roomImage("hero-kitchen"),
      alt: "Sage kitchen cabinets, an open shelf and two stools at an island",
      title: "Where everyone ends up",
      text: "Stools to lean on, shelves at arm's length, and wood that likes to be used.",
    },
    {
      imageUrl: roomImage("hero-workplace"),
      alt: "A walnut desk with a task lamp and a chair in front of a blue-grey wall",
      title: "A desk with room to think",
      text: "Drawers for the cables, daylight from the side and a chair so comfortable you forget you're in it.",
    },
    {
      imageUrl: roomImage("hero-outdoor"),
      alt: "A teak sofa and an armchair between large pots on a terrace",
      title: "Out until the light goes",
      text: "Teak and rope that can stay out in the rain, and in the sun that comes after it.",
    },
    {
      imageUrl: roomImage("hero-reading"),
      alt: "A leather armchair and a lit floor lamp in front of tall bookshelves on a deep green wall",
      title: "One more chapter",
      text: "A chair that keeps its shape, a lamp over the shoulder and shelves that hold more than they should.",
    },
  ],
  headline: screenTexts.heroHeadline,
  headlineText: screenTexts.heroText,
  lead: "Furniture for rooms that are lived in: calm to look at, good to touch, and made to be handed on.",
  tiles: [
    {
      category: "livingroom",
      imageUrl: roomImage("tile-livingroom"),
      alt: "A dark chaise sofa with a low oak table in front of a clay-coloured wall",
      title: "Living Room",
      text: "Sofas, armchairs, low tables and lamps",
    },
    {
      category: "bedroom",
      imageUrl: roomImage("tile-bedroom"),
      alt: "An oak spindle bed made with linen, a nightstand beside it",
      title: "Bedroom",
      text: "Beds, wardrobes, bedside tables and linen",
    },
    {
      category: "dining",
      imageUrl: roomImage("tile-dining"),
      alt: "A round walnut table with black spindle chairs under a lamp",
      title: "Dining Room",
      text: "Tables, chairs, benches and sideboards",
    },
    {
      category: "kitchen",
      imageUrl: roomImage("tile-kitchen"),
      alt: "Leather bar stools at an island in front of ink-blue cabinets",
      title: "Kitchen",
      text: "Stools, trolleys, shelves and good tools",
    },
    {
      category: "workplace",
      imageUrl: roomImage("tile-workplace"),
      alt: "An oak trestle desk with a lamp and a chair in front of an ochre wall",
      title: "Work Place",
      text: "Desks, chairs, shelves and task lamps",
    },
    {
      category: "outdoor",
      imageUrl: roomImage("tile-outdoor"),
      alt: "A garden bench and a sun lounger among potted plants",
      title: "Outdoor",
      text: "Loungers, benches and tables for all weathers",
    },
  ],
  story: {
    imageUrl: roomImage("about"),
    alt: "A bouclé armchair and an ottoman in front of an oak sideboard, in the morning sun",
    title: "It began with one table that would not wobble.",
    text: "{shop} is a small studio with a short list: pieces designed here, made of wood, wool and linen, and sold until we make a better one. No seasons, no countdowns.",
  },
};
