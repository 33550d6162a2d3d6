// Written by `node scripts/row-types.ts` from supabase/migrations; a test compares the two. Do not edit.

/** A table: the columns of a row, and those that a new row needs because they have no default. */
interface Table<Columns, Needed extends keyof Columns, Keys extends unknown[]> {
  Row: Columns;
  Insert: Pick<Columns, Needed> & Partial<Columns>;
  Update: Partial<Columns>;
  Relationships: Keys;
}

/** The schema as the type parameter of supabase-js. */
export interface Database {
  public: {
    Tables: {
      admin_invitations: Table<
        {
          account_id: string | null;
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          invited_by: string;
          token_hash: string;
        },
        'email' | 'token_hash',
        []
      >;
      blog_post_drafts: Table<
        {
          account_id: string;
          article_id: string;
          begun_at: string;
          draft: Readonly<Record<string, unknown>>;
          kept_at: string;
          key: string;
        },
        'article_id' | 'draft' | 'key',
        []
      >;
      blog_post_slugs: Table<
        { created_at: string; post_id: string; slug: string; was_public: boolean },
        'post_id' | 'slug',
        [
          {
            foreignKeyName: 'blog_post_slugs_post_id_fkey';
            columns: ['post_id'];
            isOneToOne: false;
            referencedRelation: 'blog_posts';
            referencedColumns: ['id'];
          },
        ]
      >;
      blog_post_versions: Table<
        {
          pictures: string[];
          post: Readonly<Record<string, unknown>>;
          post_id: string;
          saved_at: string;
          saved_by: string | null;
          version: number;
        },
        'pictures' | 'post' | 'post_id' | 'version',
        [
          {
            foreignKeyName: 'blog_post_versions_post_id_fkey';
            columns: ['post_id'];
            isOneToOne: false;
            referencedRelation: 'blog_posts';
            referencedColumns: ['id'];
          },
        ]
      >;
      blog_posts: Table<
        {
          author_id: string | null;
          author_name: string | null;
          category: 'trabalhista' | 'financeiro' | 'impostos' | 'saude';
          changed_at: string | null;
          content: string;
          content_image_1: string | null;
          content_image_1_alt: string | null;
          content_image_2: string | null;
          content_image_2_alt: string | null;
          cover_image: string | null;
          cover_image_alt: string | null;
          created_at: string;
          cta_1_link: string | null;
          cta_1_text: string | null;
          cta_2_link: string | null;
          cta_2_text: string | null;
          deleted_at: string | null;
          excerpt: string;
          id: string;
          published_at: string | null;
          read_time: number;
          related_calculators: string[];
          search_description: string | null;
          search_title: string | null;
          slug: string;
          title: string;
          updated_at: string;
          version: number;
        },
        'content' | 'excerpt' | 'slug' | 'title',
        []
      >;
      feedback: Table<
        {
          calculator: string;
          closed_at: string | null;
          created_at: string;
          email: string | null;
          id: string;
          inputs: string | null;
          kind: 'helpful' | 'unhelpful' | 'error';
          message: string;
        },
        'calculator' | 'kind',
        []
      >;
      profiles: Table<{ created_at: string; id: string; role: 'user' | 'admin' }, 'id', []>;
      released_pictures: Table<{ picture: string; released_at: string }, 'picture', []>;
      site_settings: Table<
        {
          admin_email: string | null;
          google_analytics: string | null;
          id: boolean;
          meta_keywords: string | null;
          site_description: string | null;
          site_name: string | null;
          site_url: string | null;
          updated_at: string;
        },
        never,
        []
      >;
    };
    Views: { [name in never]: never };
    Functions: {
      accept_invitation: {
        Args: { token: string };
        Returns: undefined;
      };
      feedback_counts: {
        Args: Record<string, never>;
        Returns: { calculator: string | null; helpful: number | null; unhelpful: number | null }[];
      };
      find_invitation: {
        Args: { token: string };
        Returns: { expires_at: string | null }[];
      };
      invite_admin: {
        Args: { address: string };
        Returns: {
          id: string | null;
          email: string | null;
          token: string | null;
          expires_at: string | null;
        }[];
      };
      list_admins: {
        Args: Record<string, never>;
        Returns: {
          id: string | null;
          email: string | null;
          created_at: string | null;
          last_sign_in_at: string | null;
        }[];
      };
      previewed_post: {
        Args: { token: string };
        Returns: { post: Readonly<Record<string, unknown>> | null }[];
      };
      purge_trash: {
        Args: Record<string, never>;
        Returns: undefined;
      };
      remove_admin: {
        Args: { account: string };
        Returns: undefined;
      };
      share_preview: {
        Args: { post: string };
        Returns: { token: string | null; expires_at: string | null }[];
      };
      spare_pictures: {
        Args: Record<string, never>;
        Returns: { path: string | null }[];
      };
    };
    Enums: { [name in never]: never };
    CompositeTypes: { [name in never]: never };
  };
}

type Tables = Database['public']['Tables'];

/** A row as returned by the API. Timestamps are ISO 8601 texts. */
export type Row<Name extends keyof Tables> = Tables[Name]['Row'];

/** The columns of a new row. */
export type Insert<Name extends keyof Tables> = Tables[Name]['Insert'];

/** The columns that a change may set. */
export type Update<Name extends keyof Tables> = Tables[Name]['Update'];
