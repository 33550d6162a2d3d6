import { createStorageAdapter } from '../storage-adapter.ts';
import type { MoveSource } from './source.ts';
import type { MoveTarget } from './target.ts';

export const BUCKET = 'blog-images';

interface Picture {
  name: string;
  owner_id: string | null;
  created_at: string;
}

/** Lists the pictures in the database. */
export async function picturesOf({ database }: Pick<MoveSource, 'database'>): Promise<Picture[]> {
  return database.rows<Picture>(
    'select name, owner_id, created_at::text from storage.objects where bucket_id = $1 order by name',
    [BUCKET],
  );
}

/** @throws Error with a message for the terminal if the key gives no access to the bucket */
export async function requireBucket({ storage }: Pick<MoveTarget, 'storage'>): Promise<void> {
  const { error } = await storage.from(BUCKET).list('', { limit: 1 });
  if (error) {
    throw new Error(
      `O armazenamento do projeto hospedado não respondeu como se espera (${error.message}). ` +
        'Confira SUPABASE_URL e SUPABASE_SERVICE_ROLE_KEY.',
    );
  }
}

/** True if the target's database lists a picture just sent to its storage, which proves that both are one project. */
async function isRecorded({ database }: MoveTarget, name: string): Promise<boolean> {
  const rows = await database.rows('select 1 from storage.objects where bucket_id = $1 and name = $2', [
    BUCKET,
    name,
  ]);
  return rows.length > 0;
}

const secondsOf = (cacheControl: string | undefined): string => /\d+/.exec(cacheControl ?? '')?.[0] ?? '3600';

/**
 * Uploads the pictures to the target, replacing existing ones.
 *
 * @returns names of the sent pictures, and of those whose bytes are missing
 * @throws Error with a message for the terminal if the storage refuses one, or belongs to another project
 */
export async function sendPictures(
  { blobs }: MoveSource,
  target: MoveTarget,
  pictures: readonly Picture[],
): Promise<{ sent: string[]; lost: string[] }> {
  const stored = createStorageAdapter(blobs);
  const bucket = target.storage.from(BUCKET);
  const sent: string[] = [];
  const lost: string[] = [];
  for (const { name } of pictures) {
    const { metadata, body } = await stored.getObject(BUCKET, name, undefined);
    if (!(body instanceof Uint8Array)) {
      lost.push(name);
      continue;
    }
    const { error } = await bucket.upload(name, new Uint8Array(body), {
      contentType: metadata.mimetype,
      cacheControl: secondsOf(metadata.cacheControl),
      upsert: true,
    });
    if (error) throw new Error(`A imagem ${name} não pôde ser enviada: ${error.message}`);
    sent.push(name);
    if (sent.length === 1 && !(await isRecorded(target, name))) {
      await bucket.remove([name]);
      throw new Error('SUPABASE_URL e SUPABASE_DB_URL são de projetos diferentes.');
    }
  }
  return { sent, lost };
}

/** Copies the owner and the date of the sent pictures, which determine how long unused ones are kept. */
export async function datePictures(target: MoveTarget, pictures: readonly Picture[]): Promise<void> {
  await target.database.rows(
    `update storage.objects as object
     set owner_id = known.owner_id, created_at = known.created_at
     from jsonb_to_recordset($2::text::jsonb) as known (name text, owner_id text, created_at timestamptz)
     where object.bucket_id = $1 and object.name = known.name`,
    [BUCKET, JSON.stringify(pictures)],
  );
}

/**
 * Replaces the addresses of moved pictures in an article, because those of an embedded backend point to the site
 * itself.
 *
 * @param row row of the article, as JSON
 * @param url address of the target
 * @param names names of the moved pictures
 */
export function withMovedPictures(row: string, url: string, names: ReadonlySet<string>): string {
  return row.replaceAll(
    /(?:https?:\/\/[^\s"'<>()\\/]+)?(\/storage\/v1\/object\/public\/blog-images\/(blog\/[\w.-]+))/g,
    (address, path: string, name: string) => (names.has(name) ? `${url}${path}` : address),
  );
}
