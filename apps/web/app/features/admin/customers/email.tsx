import { Fragment } from "react";

/** An email address that wraps only before the @ and after dots. */
export function Email({ address }: { address: string }) {
  let end = 0;
  return address.split(/(?=@)|(?<=\.)/).map((part) => {
    end += part.length;
    return (
      <Fragment key={end}>
        {part}
        <wbr />
      </Fragment>
    );
  });
}
