/** Made by build/house-words.ts. */
declare module "house-words/*" {
  const source: string;
  export default source;
}
