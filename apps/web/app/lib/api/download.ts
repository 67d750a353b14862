/** Downloads a text as a file. */
export function downloadText(text: string, fileName: string, type: string): void {
  downloadFile(new Blob([text], { type: `${type};charset=utf-8` }), fileName);
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
