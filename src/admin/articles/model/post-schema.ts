/** Metadata of an article's fields from `schemas/post.schema.json`, for the form. */
import schema from '../../../../schemas/post.schema.json' with { type: 'json' };
import type { FieldSchema } from '../../form/field.ts';

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

/** The schema of a field of an article. */
export interface PostFieldSchema extends FieldSchema {
  readonly tab: string;
  /** The value in a new article. */
  readonly default?: string | number | readonly string[];
  /** Title of the frame that it shares with neighboring fields. */
  readonly group?: string;
  /** Takes half the width, so that another field fits beside it. */
  readonly narrow?: boolean;
  /** Name of the field that it is rendered inside. */
  readonly within?: string;
}

/** The schemas of all fields. */
export const POST_SCHEMAS: Readonly<Record<PostField, PostFieldSchema>> = schema.properties;

/** All fields, in the order of the form. */
export const POST_FIELDS = Object.keys(POST_SCHEMAS) as readonly PostField[];

/** The tab of a field. */
export function tabOf(name: PostField): TabId {
  return TABS.find(({ id }) => id === POST_SCHEMAS[name].tab)?.id ?? 'basico';
}
