import type { KeyboardEvent } from "react";

const SINGLE_LINE_TYPES = /^(text|email|tel)$/;

/** Enter moves to the next field, so that only the button can place an order. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement) || !SINGLE_LINE_TYPES.test(target.type))
    return;
  event.preventDefault();
  const controls = [...event.currentTarget.elements].filter(
    (control): control is HTMLElement => control instanceof HTMLElement && control.matches(":enabled"),
  );
  controls[controls.indexOf(target) + 1]?.focus();
}
