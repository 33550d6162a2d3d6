export interface Moved {
  accounts: number;
  pictures: number;
  /** Names of the pictures whose bytes are missing in the source. */
  lost: string[];
  rows: ReadonlyMap<string, number>;
}

const NAMES: Readonly<Record<string, string>> = {
  profiles: 'perfis',
  blog_posts: 'artigos',
  blog_post_slugs: 'endereços de artigos',
  site_settings: 'configurações do site',
  blog_post_versions: 'versões de artigos',
  blog_post_drafts: 'rascunhos não salvos',
  released_pictures: 'imagens que saíram de artigos',
  admin_invitations: 'convites em aberto',
  feedback: 'mensagens de visitantes',
};

/** Label of a table's content, or else the name of the table. */
export const nameOf = (table: string): string => NAMES[table] ?? table;

/**
 * Reports the moved data and the remaining steps.
 *
 * @param url address of the hosted project
 */
export function moveReport({ accounts, pictures, lost, rows }: Moved, url: string): string {
  const counts: readonly (readonly [string, number])[] = [
    ['contas', accounts],
    ['imagens', pictures],
    ...[...rows].map(([table, count]) => [nameOf(table), count] as const),
  ];
  const lines = [`Os dados estão em ${url}:`, ...counts.map(([what, count]) => `  ${what}: ${count}`)];
  if (lost.length > 0) {
    lines.push('', `Imagens que já não estavam aqui, e não foram: ${lost.join(', ')}`);
  }
  lines.push(
    '',
    'Agora monte o site com VITE_SUPABASE_URL e VITE_SUPABASE_ANON_KEY. Todos entram de novo, com as mesmas senhas;',
    'links de e-mails mandados antes não valem mais. Os dados daqui continuam onde estavam.',
  );
  return lines.join('\n');
}
