const CONTROLS = "input:not([type=hidden]), select, textarea, summary, button, a[href]";

/** The id of the element of a setting, which a link to the setting has as its hash. */
export const settingElementId = (key: string) => `setting-${key}`;

/** Shows and focuses a setting or section by the id of its element: its first control, or its text if it can't be changed. */
export function focusSetting(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const folded = element.closest("details");
  if (folded) folded.open = true;
  const control = element.querySelector<HTMLElement>(CONTROLS) ?? element;
  // The sticky top bar would cover a control that is only just in view.
  control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
}
