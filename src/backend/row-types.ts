// Written by `node scripts/row-types.ts` from supabase/migrations; a test compares the two. Do not edit.

/** The schema in the form that supabase-js takes as its type parameter. */
export interface Database {
  public: {
    Tables: {
      admin_invitations: {
        Row: {
          account_id: string | null;
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          invited_by: string;
          token_hash: string;
        };
        Insert: {
          account_id?: string | null;
          created_at?: string;
          email: string;
          expires_at?: string;
          id?: string;
          invited_by?: string;
          token_hash: string;
        };
        Update: {
          account_id?: string | null;
          created_at?: string;
          email?: string;
          expires_at?: string;
          id?: string;
          invited_by?: string;
          token_hash?: string;
        };
        Relationships: [];
      };
      blog_post_slugs: {
        Row: { created_at: string; post_id: string; slug: string; was_public: boolean };
        Insert: { created_at?: string; post_id: string; slug: string; was_public?: boolean };
        Update: { created_at?: string; post_id?: string; slug?: string; was_public?: boolean };
        Relationships: [
          {
            foreignKeyName: 'blog_post_slugs_post_id_fkey';
            columns: ['post_id'];
            isOneToOne: false;
            referencedRelation: 'blog_posts';
            referencedColumns: ['id'];
          },
        ];
      };
      blog_posts: {
        Row: {
          author_id: string | null;
          category: 'trabalhista' | 'financeiro' | 'impostos' | 'saude';
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
          excerpt: string;
          id: string;
          published_at: string;
          read_time: number;
          related_calculators: string[];
          slug: string;
          title: string;
          updated_at: string;
          version: number;
        };
        Insert: {
          author_id?: string | null;
          category?: 'trabalhista' | 'financeiro' | 'impostos' | 'saude';
          content: string;
          content_image_1?: string | null;
          content_image_1_alt?: string | null;
          content_image_2?: string | null;
          content_image_2_alt?: string | null;
          cover_image?: string | null;
          cover_image_alt?: string | null;
          created_at?: string;
          cta_1_link?: string | null;
          cta_1_text?: string | null;
          cta_2_link?: string | null;
          cta_2_text?: string | null;
          excerpt: string;
          id?: string;
          published_at?: string;
          read_time?: number;
          related_calculators?: string[];
          slug: string;
          title: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          author_id?: string | null;
          category?: 'trabalhista' | 'financeiro' | 'impostos' | 'saude';
          content?: string;
          content_image_1?: string | null;
          content_image_1_alt?: string | null;
          content_image_2?: string | null;
          content_image_2_alt?: string | null;
          cover_image?: string | null;
          cover_image_alt?: string | null;
          created_at?: string;
          cta_1_link?: string | null;
          cta_1_text?: string | null;
          cta_2_link?: string | null;
          cta_2_text?: string | null;
          excerpt?: string;
          id?: string;
          published_at?: string;
          read_time?: number;
          related_calculators?: string[];
          slug?: string;
          title?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [];
      };
      draft_pictures: {
        Row: { account_id: string; draft: string; kept_at: string; picture: string };
        Insert: { account_id?: string; draft: string; kept_at?: string; picture: string };
        Update: { account_id?: string; draft?: string; kept_at?: string; picture?: string };
        Relationships: [];
      };
      profiles: {
        Row: { created_at: string; id: string; role: 'user' | 'admin' };
        Insert: { created_at?: string; id: string; role?: 'user' | 'admin' };
        Update: { created_at?: string; id?: string; role?: 'user' | 'admin' };
        Relationships: [];
      };
      released_pictures: {
        Row: { picture: string; released_at: string };
        Insert: { picture: string; released_at?: string };
        Update: { picture?: string; released_at?: string };
        Relationships: [];
      };
      site_settings: {
        Row: {
          admin_email: string | null;
          google_analytics: string | null;
          id: boolean;
          meta_keywords: string | null;
          site_description: string | null;
          site_name: string | null;
          site_url: string | null;
          updated_at: string;
        };
        Insert: {
          admin_email?: string | null;
          google_analytics?: string | null;
          id?: boolean;
          meta_keywords?: string | null;
          site_description?: string | null;
          site_name?: string | null;
          site_url?: string | null;
          updated_at?: string;
        };
        Update: {
          admin_email?: string | null;
          google_analytics?: string | null;
          id?: boolean;
          meta_keywords?: string | null;
          site_description?: string | null;
          site_name?: string | null;
          site_url?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
    };
    Views: { [name in never]: never };
    Functions: {
      accept_invitation: {
        Args: { token: string };
        Returns: undefined;
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
      remove_admin: {
        Args: { account: string };
        Returns: undefined;
      };
    };
    Enums: { [name in never]: never };
    CompositeTypes: { [name in never]: never };
  };
}

type Tables = Database['public']['Tables'];

/** A row as the API returns it. Moments are ISO 8601 texts. */
export type Row<Name extends keyof Tables> = Tables[Name]['Row'];

/** What a new row may say. */
export type Insert<Name extends keyof Tables> = Tables[Name]['Insert'];

/** What a change of a row may say. */
export type Update<Name extends keyof Tables> = Tables[Name]['Update'];
