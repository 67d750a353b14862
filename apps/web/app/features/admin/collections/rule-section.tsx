import type { Attribute } from "@larkwood/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { Spinner } from "~/ui/spinner";

type RuleSectionProps = {
  query: UseQueryResult<Attribute[]>;
  children: (attributes: readonly Attribute[]) => ReactNode;
};

/** Waits for the defined attributes, which a rule can use. */
export function RuleSection({ query, children }: RuleSectionProps) {
  if (query.isPending) return <Spinner />;
  if (query.isLoadingError)
    return (
      <LoadFailed
        text="The attributes couldn't be loaded. Please try again."
        onRetry={() => void query.refetch()}
      />
    );
  return children(query.data);
}
