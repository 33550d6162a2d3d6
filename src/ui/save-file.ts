/** Time until the browser has read the contents. */
const REVOKE_DELAY_MS = 1000;

/** Saves contents as a file on the visitor's device; nothing leaves the browser. */
export function saveFile(name: string, contents: Blob): void {
  const url = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
