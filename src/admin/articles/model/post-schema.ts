/** Metadata of an article's fields from `schemas/post.schema.json`, for the form. */
import schema from '../../../../schemas/post.schema.json' with { type: 'json' };

/** Name of a field, as in the database. */
export type PostField = keyof typeof schema.properties;

/** The tabs of the form, in their order. */
export const TABS = [
  { id: 'basico', label: 'Básico' },
  { id: 'imagens', label: 'Imagens' },
  { id: 'conteudo', label: 'Conteúdo' },
  { id: 'ctas', label: 'CTAs' },
  { id: 'relacionados', label: 'Relacionados' },
] as const;

/** A tab of the form. */
export type TabId = (typeof TABS)[number]['id'];

/** Metadata of a field. */
export interface FieldSchema {
  readonly title: string;
  readonly description?: string;
  readonly type: string;
  readonly tab: string;
  /** The kind of control; by default derived from the type. */
  readonly widget?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly oneOf?: readonly { readonly const: string; readonly title: string }[];
  readonly messages: Readonly<Record<string, string>>;
}

const fields: Readonly<Record<PostField, FieldSchema>> = schema.properties;

/** All fields, in the order of the form. */
export const POST_FIELDS = Object.keys(fields) as readonly PostField[];

/** The metadata of a field. */
export function fieldSchema(name: PostField): FieldSchema {
  return fields[name];
}

/** The tab of a field. */
export function tabOf(name: PostField): TabId {
  return TABS.find(({ id }) => id === fields[name].tab)?.id ?? 'basico';
}
