import type { ComponentProps } from "react";
import { Drawing, drawings } from "~/ui/icon";

// Kept out of the storefront bundle, which does not use these icons.
const adminDrawings = {
  ...drawings,
  chart: "M4 19.5h16.5M6.5 16V11M11 16V6M15.5 16V9M20 16V4.5",
  tag: "M4 4.5h7.5l8 8-7 7-8.5-8ZM8.4 8.9h.01",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5v-1.5a4 4 0 0 1 4-4h5a4 4 0 0 1 4 4v1.5M15.5 4.3a3.5 3.5 0 0 1 0 6.4M18 14.2a4 4 0 0 1 3.5 3.8v1.5",
  key: "M8 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12.5 12h8M17 12v3.5M20.5 12v2.5",
  webhook: "M4.5 12h9M10 8l4 4-4 4M14.5 4.5h5v15h-5",
  boxes: "M8 4.5h8v7H8ZM3.5 12.5h8v7h-8ZM12.5 12.5h8v7h-8Z",
  clock: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5.2l3.5 2",
  "arrow-left": "M20 12H4.5M10 6.5 4.5 12 10 17.5",
  truck:
    "M2.5 6.5h11.5v10H2.5ZM14 10h4l3.5 3.5v3H14M6.5 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM17 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z",
  mail: "M3.5 6h17v12.5h-17ZM3.5 7l8.5 6.5L20.5 7",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4",
  sliders:
    "M4 8h9M17 8h3M4 16h3M11 16h9M15 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM9 18a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  upload: "M12 15.5V4.5M7 9.5l5-5 5 5M4.5 19.5h15",
  sofa: "M5.5 11V7.5a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2V11M3.5 11.5a1.7 1.7 0 0 1 3.4 0v3h10.2v-3a1.7 1.7 0 0 1 3.4 0v6h-17ZM6 17.5V19M18 17.5V19",
  pulse: "M3 12h4l2.5-6.5 4.5 13 2.5-6.5H21",
  arrows: "M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4",
  leave: "M10 4.5H5v15h5M9.5 12h10M15.5 8l4 4-4 4",
  grid: "M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h6v6h-6Z",
} as const;

export type AdminIconName = keyof typeof adminDrawings;

/** Like `Icon`, with the additional icons of the admin area. */
export function AdminIcon({
  name,
  ...rest
}: Omit<ComponentProps<typeof Drawing>, "d"> & { name: AdminIconName }) {
  return <Drawing d={adminDrawings[name]} {...rest} />;
}
