import { type ComponentProps, useState } from "react";
import { Field } from "./field";
import { IconButton } from "./icon-button";

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "type" | "trailing">;

/** A password field with a visibility toggle. */
export function PasswordField(props: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <Field
      {...props}
      type={visible ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <IconButton
          icon={visible ? "eye-off" : "eye"}
          label={visible ? "Hide password" : "Show password"}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
