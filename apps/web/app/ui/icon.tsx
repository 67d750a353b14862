import type { SVGProps } from "react";

/** Icon paths on a 24 px grid, stroked with the text colour. Admin icons are in a separate file. */
export const drawings = {
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  menu: "M3.5 7.5h17M3.5 12h17M3.5 16.5h17",
  user: "M12 12.2a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.9-3.4 3.9-5 7.5-5s6.6 1.6 7.5 5",
  bag: "M5.2 8.5h13.6l1 11.5H4.2ZM8.7 11V7.5a3.3 3.3 0 0 1 6.6 0V11",
  heart: "M12 20S4 15.3 4 9.5A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 20 9.5C20 15.3 12 20 12 20Z",
  trash: "M4.5 6.5h15M9.5 6.5V4.5h5v2M6.5 6.5 7.5 20h9l1-13.5M10.2 10v6.5M13.8 10v6.5",
  plus: "M12 5.5v13M5.5 12h13",
  minus: "M5.5 12h13",
  check: "M5 12.5 10 17.5 19.5 7",
  "chevron-down": "M6 9.5 12 15.5 18 9.5",
  "chevron-left": "M14.5 6 8.5 12 14.5 18",
  "chevron-right": "M9.5 6 15.5 12 9.5 18",
  "arrow-right": "M4 12h15.5M14 6.5 19.5 12 14 17.5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z",
  "eye-off":
    "M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.4 7.5A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-1",
  pause: "M9 6v12M15 6v12",
  play: "M8 5.5 18.5 12 8 18.5Z",
  star: "M12 3.8l2.5 5.3 5.7.8-4.1 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8L3.8 9.9l5.7-.8Z",
  expand: "M14.5 4.5h5v5M9.5 19.5h-5v-5M19 5l-5.5 5.5M5 19l5.5-5.5",
  download: "M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15",
  help: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.6 9.6a2.4 2.4 0 1 1 3.4 2.2c-.7.3-1 .8-1 1.6v.3M12 16.8h.01",
  facebook:
    "M14 21v-7.5h2.7l.5-3.2H14V8.2c0-1 .4-1.7 1.8-1.7h1.5V3.7c-.6-.1-1.4-.2-2.2-.2-2.6 0-4.1 1.5-4.1 4.2v2.6H8.3v3.2H11V21",
  twitter:
    "M3.5 18.5c2 .3 4-.2 5.5-1.4-1.7-.1-3-1.1-3.5-2.6.6.1 1.1.1 1.6-.1-1.8-.5-3-2-3-3.8.5.3 1.1.4 1.7.5C4.1 9.9 3.6 7.7 4.7 6c2 2.3 4.7 3.6 7.7 3.8-.5-2.3 1.3-4.3 3.6-4.3 1 0 2 .4 2.7 1.2.8-.2 1.6-.5 2.3-.9-.3.8-.8 1.5-1.6 2 .7-.1 1.4-.3 2.1-.6-.5.8-1.1 1.4-1.8 1.9.3 6.4-5 11.4-11 11.4-2 0-3.7-.5-5.2-1.5Z",
  instagram:
    "M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 7h.01",
} as const;

export type IconName = keyof typeof drawings;

type DrawingProps = SVGProps<SVGSVGElement> & { size?: number };

/** A decorative icon; its parent must have a text alternative. */
export function Icon({ name, ...rest }: DrawingProps & { name: IconName }) {
  return <Drawing d={drawings[name]} {...rest} />;
}

export function Drawing({ d, size = 22, ...rest }: DrawingProps & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={d} />
    </svg>
  );
}
