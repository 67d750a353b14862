import type { KeyboardEvent } from "react";

// Fields in which Enter means that somebody is done with the line.
const ONE_LINE = /^(text|email|tel)$/;

/** Enter in a field leads to the next one: only the button places an order, never a key pressed while typing. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement) || !ONE_LINE.test(target.type)) return;
  event.preventDefault();
  const controls = [...event.currentTarget.elements].filter(
    (control): control is HTMLElement => control instanceof HTMLElement && control.matches(":enabled"),
  );
  controls[controls.indexOf(target) + 1]?.focus();
}
