import { type ReactNode, useId } from "react";

type SettingsSectionProps = { title: string; text: string; children: ReactNode };

/** One setting: description on the left, controls on the right. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-6 border-t border-hairline py-10 lg:grid-cols-[20rem_1fr]"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-2 text-sm text-ink-soft">{text}</p>
      </div>
      <div className="max-w-2xl">{children}</div>
    </section>
  );
}
