interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor saves data, or has a connection on which everybody does; as far as the browser tells. */
export function isSavingData(
  connection: Connection | undefined = (navigator as { readonly connection?: Connection }).connection,
): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
