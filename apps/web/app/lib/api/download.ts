const BYTE_ORDER_MARK = "\uFEFF";

/** Downloads a text as a file. A CSV file begins with a byte order mark: without it Excel misreads letters such as "ö". */
export function downloadText(text: string, fileName: string, type: string): void {
  const needsMark = type === "text/csv" && !text.startsWith(BYTE_ORDER_MARK);
  downloadFile(
    new Blob([needsMark ? BYTE_ORDER_MARK + text : text], { type: `${type};charset=utf-8` }),
    fileName,
  );
}

/** Downloads a file. */
export function downloadFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
