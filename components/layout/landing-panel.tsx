export function LandingPanel() {
  return null;
}
