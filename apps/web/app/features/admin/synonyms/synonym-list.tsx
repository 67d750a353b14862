import type { Synonym } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { EditableList } from "~/features/admin/shared/ui/editable-list";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { SynonymDialog } from "./synonym-dialog";

const phrasesText = ({ phrases }: Synonym) => phrases.join(", ");

const columns: Column<Synonym>[] = [
  { header: "Words", cell: phrasesText },
  {
    header: "Direction",
    cell: ({ oneWay }) => (oneWay ? "The first word finds the others" : "Every word finds the others"),
  },
];

/** Search synonyms. Few enough to load all at once. */
export function SynonymList() {
  const { search, searchBox } = useListParams();
  const query = useQuery({
    queryKey: queryKeys.synonyms,
    queryFn: async ({ signal }) => (await api("listSynonyms", { signal })).data,
  });
  return (
    <EditableList
      title="Synonyms"
      caption="Synonyms"
      search={{ label: "Search synonyms", ...searchBox }}
      query={query}
      emptyText="No synonyms found."
      columns={columns}
      rows={(query.data ?? []).filter((row) => phrasesText(row).toLowerCase().includes(search.toLowerCase()))}
      keyOf={({ id }) => id}
      nameOf={phrasesText}
      removal={{
        question: "Remove these synonyms?",
        describe: phrasesText,
        send: ({ id }) => api("deleteSynonym", { params: { id } }),
        queryKey: queryKeys.synonyms,
        failureText: () => "The synonyms couldn't be removed. Please try again.",
      }}
      dialog={(synonym, onClose) => <SynonymDialog synonym={synonym} onClose={onClose} />}
    />
  );
}
