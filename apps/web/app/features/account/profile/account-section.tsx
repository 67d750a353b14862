import { type ReactNode, useId } from "react";
import { Link } from "react-router";

type AccountSectionProps = {
  title: string;
  more?: { to: string; label: string };
  children: ReactNode;
  className?: string;
};

export function AccountSection({ title, more, children, className }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {more ? (
          <Link to={more.to} className="link text-sm">
            {more.label}
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}
