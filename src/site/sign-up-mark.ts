/** Attribute of the home page's document after a visitor followed the link in a confirmation mail. */
export const SIGN_UP_MARK = 'cadastro';

/** Values of the attribute: the link worked, or it was used before or has expired. */
export type SignUpOutcome = 'confirmado' | 'vencido';
