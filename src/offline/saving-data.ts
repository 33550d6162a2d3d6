interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True if the visitor saves data or has a slow connection, as far as the browser reports it. */
export function isSavingData(
  connection: Connection | undefined = (navigator as { readonly connection?: Connection }).connection,
): boolean {
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
}
