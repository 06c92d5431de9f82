## Settings

