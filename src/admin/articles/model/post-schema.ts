/** Metadata of an article's fields from `schemas/post.schema.json`, for the form. */
import schema from '../../../../schemas/post.schema.json' with { type: 'json' };
import type { FieldSchema } from '../../form/field.ts';

export type PostField = keyof typeof schema.properties;

export const TABS = [
  { id: 'basico', label: 'Básico' },
  { id: 'imagens', label: 'Imagens' },
  { id: 'conteudo', label: 'Conteúdo' },
  { id: 'ctas', label: 'CTAs' },
  { id: 'relacionados', label: 'Relacionados' },
] as const;

export type TabId = (typeof TABS)[number]['id'];

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

export const POST_SCHEMAS: Readonly<Record<PostField, PostFieldSchema>> = schema.properties;

/** All fields, in the order of the form. */
export const POST_FIELDS = Object.keys(POST_SCHEMAS) as readonly PostField[];

export function tabOf(name: PostField): TabId {
  return TABS.find(({ id }) => id === POST_SCHEMAS[name].tab)?.id ?? 'basico';
}
