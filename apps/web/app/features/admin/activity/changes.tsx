type Change = { field: string; before: string | null; after: string | null };

const emptyValue = <span className="text-ink-soft">none</span>;

/** Changed fields with the values before and after. */
export function Changes({ changes, requestId }: { changes: readonly Change[]; requestId: string }) {
  const text = changes.length === 1 ? "1 field" : `${changes.length} fields`;
  return (
    <details className="pt-1">
      <summary className="w-fit text-xs text-ink-soft hover:text-ink">Before and after: {text}</summary>
      <table className="mt-2 w-full table-fixed border-collapse bg-linen/60 text-xs">
        <thead className="text-left text-ink-soft">
          <tr>
            <th scope="col" className="w-32 px-3 py-1.5 font-medium">
              Field
            </th>
            <th scope="col" className="px-3 py-1.5 font-medium">
              Before
            </th>
            <th scope="col" className="px-3 py-1.5 font-medium">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field} className="border-t border-hairline align-top">
              <th scope="row" className="px-3 py-1.5 text-left font-medium">
                {field}
              </th>
              <td className="px-3 py-1.5 break-words">{before ?? emptyValue}</td>
              <td className="px-3 py-1.5 break-words">{after ?? emptyValue}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-1 text-xs text-ink-soft">Request {requestId}</p>
    </details>
  );
}
