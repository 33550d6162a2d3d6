/** What templates know beyond RJSF's own props. */

/** Shared by the templates of one form. */
export interface FormContext {
  /** Dotted paths of fields whose condition does not hold. */
  readonly hidden: ReadonlySet<string>;
  /** Ids of the controls that hold text where a number belongs. */
  readonly unreadable: ReadonlySet<string>;
}

/** Narrows RJSF's untyped context. */
export function formContextOf(registry: { readonly formContext: unknown }): FormContext {
  return registry.formContext as FormContext;
}
